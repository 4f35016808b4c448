import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

const sentences = (given: readonly (string | false)[]) => given.filter(text => text !== false)

export const en: Words = {
  goes: 'With this canteen go:',
  consequences: ({ purchases, diagnostics, wasteMeasurements, otherManagers, satellites }) =>
    sentences([
      purchases > 0 && `${counted(purchases, 'purchase', 'purchases')}.`,
      diagnostics > 0 && `${counted(diagnostics, 'diagnostic', 'diagnostics')}.`,
      wasteMeasurements > 0 && `${counted(wasteMeasurements, 'waste measurement', 'waste measurements')}.`,
      otherManagers > 0 &&
        plural(
          otherManagers,
          'The access of the other manager, who will not see it any more.',
          `The access of ${number(otherManagers)} other managers, who will not see it any more.`,
        ),
      otherManagers === 0 && 'Your access: nobody manages it any more.',
      satellites > 0 &&
        plural(
          satellites,
          'The link with 1 satellite canteen, which stays registered.',
          `The link with ${number(satellites)} satellite canteens, which stay registered.`,
        ),
    ]),
  back: 'You have 30 days to change your mind: your dashboard lets you bring it back, with all it holds.',
  keepCanteen: 'Export the canteen first:',
  keepPurchases: 'Export its purchases first:',
  keepWaste: 'Export its waste measurements first:',
  keepDiagnostics: 'Export its diagnostics first',
  keep: 'Keep this canteen',
  remove: 'Delete',
  question: name => `Delete “${name}”?`,
  deleted: name => `“${name}” is deleted`,
  undoable: 'Deleted by mistake? You can bring it back here, or for 30 days at the bottom of this page.',
  undo: 'Undo the deletion',
  undoing: 'Bringing back…',
  undone: name => `“${name}” is back`,
  undoneText: 'So are its purchases, its diagnostics and its team.',
}
