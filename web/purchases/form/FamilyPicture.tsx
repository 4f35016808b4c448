import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'

/** The lines of a drawing of 24 by 24. */
const drawings: Readonly<Record<ProductFamily, string>> = {
  // A drumstick.
  VIANDES_VOLAILLES:
    'M14.5 3.5a6 6 0 0 1 4 10c-2 2.2-5.5 2.5-8 2L6.5 19.500a2 2 0 1 1-2-2L8.5 13.500c-.5-2.5-.2-6 2-8a6 6 0 0 1 4-2Z',
  // A sausage.
  CHARCUTERIE:
    'M7 4.500c-1.7 0-3 1.3-3 3C4 14 10 20 16.5 20c1.7 0 3-1.3 3-3s-1.3-3-3-3C13.2 14 10 10.8 10 7.500c0-1.7-1.3-3-3-3ZM5.5 3 7 4.500M21 18.5 19.5 17M9 13l2-2M13 16.500l1.5-2',
  // A fish.
  PRODUITS_DE_LA_MER:
    'M2.5 12c2.5-4 6-6 9.5-6 3 0 5 1.8 6.5 4L22 7v10l-3.5-3C17 16.2 15 18 12 18c-3.5 0-7-2-9.5-6ZM8 10.500v.5M12 9c1 1.8 1 4.2 0 6',
  // A carrot.
  FRUITS_ET_LEGUMES:
    'M8.5 9.5 4 20l10.5-4.500c2.5-1.2 3-4 1.2-6-2-1.9-5.9-2.4-7.2 0ZM15.5 8.5 21 3M15.5 8.5 16 3.500M15.5 8.5 20.5 8M8 14l2 2M10.5 12l1.5 1.5',
  // A piece of cheese.
  PRODUITS_LAITIERS: 'M3 12 15 5c3.5 0 6 3 6 7v7H3v-7Zm0 0h18M8 15.500v.5M12.5 16.500v.5M17 15v.5',
  // A loaf.
  BOULANGERIE:
    'M4 16.500C2.5 14 4 11.5 6.5 10L14 5.500c2.5-1.5 5.5-.5 6.5 1.500s.5 4.5-2 6L11 17.500c-2.5 1.5-5.5 1.5-7-1ZM8 10.500l2 3M11.5 8.500l2 3M15 6.500l2 3',
  // A glass.
  BOISSONS: 'M6 3h12l-1.5 18h-9L6 3ZM6.7 9.500h10.6',
  // A basket.
  AUTRES: 'M3 10h18l-2 10H5L3 10ZM8 10l3-6M16 10l-3-6M9.5 13.500v3M14.5 13.500v3',
}

/** The picture of a family of products, in its colour. */
export const FamilyPicture = ({ family }: { readonly family: ProductFamily }) => (
  <svg className="mc-family-picture" data-family={family} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={drawings[family]} />
  </svg>
)
