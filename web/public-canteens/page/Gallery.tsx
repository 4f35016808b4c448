import type { CanteenImage } from '@ma-cantine/lib/canteens/canteen'
import { useRef, useState } from 'react'
import { Carousel } from './Carousel.tsx'
import { usePageWords } from './words/page-words.ts'

export interface GalleryProps {
  readonly title: string
  /** All the pictures of the canteen: the large view goes from one to the next. */
  readonly images: readonly CanteenImage[]
  /** The place of the first picture that is shown here. */
  readonly first: number
  /** How many are shown here; all others where it is left out. */
  readonly count?: number
}

/** Some pictures of a canteen, each of which opens in large. */
export function Gallery({ title, images, first, count = images.length }: GalleryProps) {
  const { gallery } = usePageWords()
  const [open, setOpen] = useState<number | null>(null)
  const opener = useRef<HTMLButtonElement | null>(null)
  const shown = images.slice(first, first + count)
  if (shown.length === 0) return null
  return (
    <section className="fr-mt-4w" aria-label={title}>
      <ul className={`mc-gallery${first === 0 ? ` mc-gallery--${shown.length}` : ''}`}>
        {shown.map(({ id, image, altText }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={gallery.open(first + index + 1, images.length, altText)}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget
                setOpen(first + index)
              }}
            >
              <img src={image} alt="" loading={first === 0 ? 'eager' : 'lazy'} />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Carousel
          images={images}
          place={open}
          onMove={setOpen}
          onClose={() => {
            setOpen(null)
            opener.current?.focus()
          }}
        />
      )}
    </section>
  )
}
