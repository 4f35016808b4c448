import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenImage } from '@ma-cantine/lib/canteens/canteen'
import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { usePageWords } from './words/page-words.ts'

export interface CarouselProps {
  readonly images: readonly CanteenImage[]
  readonly place: number
  readonly onMove: (place: number) => void
  readonly onClose: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures in large, one at a time; after the last comes the first. */
export function Carousel({ images, place, onMove, onClose }: CarouselProps) {
  const { gallery } = usePageWords()
  const move = (step: number) => onMove((place + step + images.length) % images.length)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || images.length < 2) return
    event.preventDefault()
    move(step)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const image = images[place]
  if (!image) return null
  return (
    <Dialog title={gallery.place(place + 1, images.length)} isWide onClose={onClose}>
      <figure className="mc-carousel">
        <img key={image.id} src={image.image} alt={image.altText || gallery.noText} />
        {image.altText && (
          <figcaption className="fr-mt-1w" aria-hidden="true">
            {image.altText}
          </figcaption>
        )}
      </figure>
      <p className="fr-sr-only" role="status">
        {`${gallery.place(place + 1, images.length)}. ${image.altText || gallery.noText}`}
      </p>
      {images.length > 1 && (
        <>
          <div className="mc-carousel__buttons">
            <Button type="button" priority="secondary" iconId="fr-icon-arrow-left-line" onClick={() => move(-1)}>
              {gallery.previous}
            </Button>
            <Button
              type="button"
              priority="secondary"
              iconId="fr-icon-arrow-right-line"
              iconPosition="right"
              onClick={() => move(1)}
            >
              {gallery.next}
            </Button>
          </div>
          <p className="fr-hint-text fr-mt-2w fr-mb-0">{gallery.keys}</p>
        </>
      )}
    </Dialog>
  )
}
