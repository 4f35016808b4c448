import { changesFeedPaths } from '@ma-cantine/lib/developers/changes'

/** What the head of the two pages says in French, and the same in English. */
export const pageHead: readonly (readonly [french: string, english: string])[] = [
  ['lang="fr"', 'lang="en"'],
  ['content="fr_FR"', 'content="en_GB"'],
  [
    'Le service public qui aide les cantines à servir des repas de qualité et à le faire savoir : achats, bilans, télédéclaration.',
    'The public service that helps canteens to serve good meals and to show it: purchases, diagnostics, declaration.',
  ],
  ['Des repas de qualité dans toutes les cantines', 'Good meals in every canteen'],
  [changesFeedPaths.fr, changesFeedPaths.en],
  ['Changements des formats et de l’API', 'Changes of the formats and the API'],
]

/** The page of an entry in English. */
export function pageInEnglish(page: string): string {
  for (const [french] of pageHead) if (!page.includes(french)) throw new Error(`The page does not say ${french}`)
  return pageHead.reduce((page, [french, english]) => page.replace(french, english), page)
}
