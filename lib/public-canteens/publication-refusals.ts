import { catalogue } from '../messages/catalogue.ts'

/** The objections to publishing a canteen, or to taking its page away. */
export const publicationRefusals = catalogue(
  {
    'published-by-default':
      'Toutes les cantines ont ici une page publique, sauf celles des armées : elle ne se publie pas et ne se retire pas. Les textes de la page se modifient avec la cantine.',
  },
  {
    'published-by-default':
      'All canteens have a public page here, but those of the armed forces: it is neither published nor taken away. The texts of the page are changed with the canteen.',
  },
)
