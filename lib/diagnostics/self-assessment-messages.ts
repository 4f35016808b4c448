import { catalogue } from '../messages/catalogue.ts'
import { en } from '../table-messages/en-words.ts'
import { fr } from '../table-messages/fr-words.ts'

interface Sums {
  readonly partCents: number
  readonly wholeCents: number
}

/** The objections to the answers of the self-assessment that only its forms make. */
export const selfAssessmentMessages = catalogue(
  {
    'parts-above-purchases': ({ partCents, wholeCents }: Sums) =>
      `Le bio et les autres produits durables et de qualité font ensemble ${fr.euros(String(partCents / 100))}, plus que le total des achats, ${fr.euros(String(wholeCents / 100))}.`,
    'total-missing': 'Indiquez aussi le total de vos achats de l’année, pour calculer les parts.',
    'other-without-text': 'Précisez votre réponse, ou décochez « Autre ».',
  },
  {
    'parts-above-purchases': ({ partCents, wholeCents }) =>
      `Organic and other sustainable and quality products make together ${en.euros(String(partCents / 100))}, more than the total of purchases, ${en.euros(String(wholeCents / 100))}.`,
    'total-missing': 'Give the total of your purchases of the year too, to compute the shares.',
    'other-without-text': 'Specify your answer, or untick “Other”.',
  },
)
