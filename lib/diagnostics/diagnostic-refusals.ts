import { catalogue } from '../messages/catalogue.ts'
import { formatMoment } from '../messages/dates.ts'

/** Who changed a diagnostic, and when. */
interface OtherChange {
  /** Null when it is not known, or when a job of the service did it. */
  readonly author: string | null
  /** ISO 8601. */
  readonly date: string
}

/** The objections about diagnostics that need stored data. */
export const diagnosticRefusals = catalogue(
  {
    'unknown-diagnostic': 'Ce bilan n’existe pas.',
    'year-taken': (year: number) =>
      `Cette cantine a déjà un bilan pour l’année ${year} : modifiez-le, ou choisissez une autre année.`,
    declared: 'Ce bilan a été télédéclaré : annulez la télédéclaration pour le modifier.',
    'changed-since': ({ author, date }: OtherChange) =>
      `Ce bilan a été modifié depuis que vous l’avez ouvert, ${author ? `par ${author}, ` : ''}le ${formatMoment(date, 'fr')}.`,
  },
  {
    'unknown-diagnostic': 'This diagnostic does not exist.',
    'year-taken': year => `This canteen already has a diagnostic for ${year}: change that one, or choose another year.`,
    declared: 'This diagnostic was declared: cancel the declaration to change it.',
    'changed-since': ({ author, date }) =>
      `This diagnostic was changed${author ? ` by ${author}` : ''} on ${formatMoment(date, 'en')}, since you opened it.`,
  },
)
