import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  intro: name => `Who changed what in “${name}”, when and how. A former value comes back in one click.`,
  none: 'Nothing has changed in this canteen yet.',
  list: 'The changes, from the last to the first',
  shown: (first, last, count) =>
    first === 1 && last === count
      ? counted(count, 'change', 'changes')
      : `Changes ${number(first)} to ${number(last)} of ${number(count)}`,
  kinds: { creation: 'Creation', change: 'Change', deletion: 'Deletion', restoration: 'Return' },
  claim: 'Claim',
  claimText: 'Nobody managed this canteen.',
  moment: date => formatMoment(date, 'en'),
  by: (author, through) =>
    through === 'job'
      ? 'Completed by the service.'
      : `By ${author ?? 'an account that is no more'}, ${
          {
            session: 'on the site',
            token: 'with an access token',
            application: 'by an authorised application',
            import: 'by an import',
            kitchen: 'by the link of a kitchen',
          }[through]
        }.`,
  seeImport: 'See this import',
  columns: { field: 'What changed', before: 'Before', after: 'After', value: 'Value', action: 'Way back' },
  fields: {
    epciLib: 'Inter-municipality',
    departmentLib: 'Name of the department',
    regionLib: 'Region',
    publicationStatus: 'Publication',
    redactedApproYears: 'Years whose purchases are hidden',
    publicationComments: 'Published presentation',
    qualityComments: 'Comment on the quality of products',
    wasteComments: 'Comment on waste',
    diversificationComments: 'Comment on vegetarian menus',
    plasticsComments: 'Comment on plastics',
    informationComments: 'Comment on the information of diners',
    reservationExpeParticipant: 'Part in the booking experiment',
    vegetarianExpeParticipant: 'Part in the vegetarian experiment',
    kitchenReportCanteen: 'Satellite',
    kitchenReportYear: 'Diagnostic of the kitchen',
    kitchenReportVerdict: 'Answer to what the kitchen declares',
    kitchenReportReason: 'Reason of this answer',
    managers: 'Managers',
    managerInvitations: 'Invited people',
  },
  verdicts: { confirmed: 'Confirmed', contested: 'Contested' },
  putBack: 'Put back',
  putBackNamed: field => `Put back the former value: ${field}`,
  puttingBack: 'One moment…',
  isBack: field => `${field}: the former value is back`,
  isBackText: 'This return is in the history as well.',
  undo: 'Undo',
  undoing: 'One moment…',
  isUndone: field => `${field}: the value is that of today again`,
  folded: {
    none: 'No change is known.',
    before: value => `(before: ${value})`,
    others: count => `and ${counted(count, 'other value', 'other values')}`,
    more: 'See older changes',
  },
}
