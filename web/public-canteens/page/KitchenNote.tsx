import type { PublicCanteen } from '@ma-cantine/lib/public-canteens/public-canteen'
import { SiteLink } from '../../app/site-link.tsx'
import { publicCanteenAddress } from '../public-canteen-address.ts'
import { usePageWords } from './words/page-words.ts'

interface KitchenNoteProps {
  readonly canteen: Pick<PublicCanteen, 'id' | 'centralKitchen'>
  readonly diagnostic: { readonly canteenId: number }
}

/** Says that figures are those of the kitchen that delivers, with a link to its page where everybody may see it. */
export function KitchenNote({ canteen: { id, centralKitchen }, diagnostic }: KitchenNoteProps) {
  const { kitchen } = usePageWords()
  if (diagnostic.canteenId === id) return null
  return (
    <p className="mc-kitchen fr-icon-information-line fr-icon--sm">
      {centralKitchen === null ? (
        ` ${kitchen.text}`
      ) : (
        <>
          {` ${kitchen.named} `}
          <SiteLink className="fr-link" href={publicCanteenAddress(centralKitchen)}>
            {centralKitchen.name}
          </SiteLink>
        </>
      )}
    </p>
  )
}
