import { counted, number, percent, plural } from '@ma-cantine/lib/messages/english'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import type { Words } from './fr.ts'

const tenths = (seconds: number): number => Math.max(Math.round(seconds * 10) / 10, 0.1)

export const en: Words = {
  intro:
    'One row per purchase: type, or paste cells from your spreadsheet, with or without their headings. Each cell is checked as you go, and nothing is saved without your consent.',
  import: 'Do you have a file already? Import it',
  rows: 'Your purchases',
  canteen: (name, siret) => joinParts(name, siret),
  undo: 'Undo',
  redo: 'Redo',
  empty: {
    title: 'Clear everything?',
    action: 'Clear everything',
    keep: 'Keep my entries',
    text: count =>
      plural(
        count,
        'Your purchase is not saved yet: it will be lost.',
        `Your ${number(count)} purchases are not saved yet: they will be lost.`,
      ),
  },
  none: 'Fill a row: it is checked at once, and a button then offers to save it.',
  wrong: count => counted(count, 'cell to fill or correct', 'cells to fill or correct'),
  wrongStored: 'The comparison with your stored data reveals it.',
  wrongText: 'The purchases are saved all together, once every cell is right.',
  tooLarge: 'These entries are too large to be sent: save the first rows, then the next ones.',
  toComplete: 'To fill or correct',
  toCheck: 'To look at, if need be',
  restored: 'We found again what you had started to enter in this tab.',
  notKept: 'These entries are too long to be kept if the page closes: save them soon.',
  leave:
    'Your purchases are not saved yet. This tab keeps them, and will open them here again: they are lost if you close it.',
  noCanteen: {
    title: 'A canteen comes first',
    text: 'Each purchase belongs to a canteen, which its SIRET number designates. Add yours, then come back here.',
    add: 'Add a canteen',
  },
  broken: {
    title: 'The check was interrupted',
    text: 'What you entered is kept in this tab.',
    again: 'Open my entries again',
  },
  opening: 'Opening your entries…',
  send: {
    readyText:
      'We compare your purchases with those stored and show you what will change. Nothing is saved at this step.',
    interruptedTitle: 'A sending of these purchases was interrupted',
    interruptedText:
      'We do not know whether they were saved. Resume the sending: if they were already, nothing will be saved twice.',
    planning: 'Comparing your purchases with your data',
    sending: 'Sending your purchases',
    sent: value => `${percent(value)} of the purchases sent`,
    compared: 'Purchases sent. Comparing…',
    stored: 'Purchases sent. Saving…',
    unsure: 'It is not known yet whether your purchases were saved',
    kept: 'Your purchases are still here and nothing was saved.',
    askedAgain:
      'We are asking the service again: your purchases will be saved only once, even if the sending restarts.',
    received: 'The service has received your purchases and is finishing saving them.',
    keptWhileSending: 'Your purchases are still here. We will tell you whether they had been saved.',
    similarCaption: 'Rows entered and purchases already saved',
    similarSkip: 'They will not be saved; the other rows will.',
    similarRefuse: 'You remove the repeated rows from your entries yourself.',
    another: 'Enter more purchases',
    undoable: 'You will be able to undo this for 30 days.',
    nothing: 'All these purchases are already saved. Nothing was changed.',
    duplicate: 'These purchases are already saved',
    duplicateText: count =>
      plural(
        count,
        'The same entry has already saved 1 purchase:',
        `The same entries have already saved ${number(count)} purchases:`,
      ),
    duplicateCaption: 'Purchases that these entries saved',
    duplicateAdvice: 'Nothing was saved a second time.',
    storedTitle: 'These purchases were already saved',
    storedText: 'They were saved before the cancellation reached the service. You can still undo this.',
    tooLarge: 'The entries are too heavy to be sent. Save them in several parts.',
    unknown: 'We do not know whether your purchases were saved: the list of your imports will tell you.',
    done: 'Your purchases were saved successfully',
    processed: seconds => `Entries processed in ${number(tenths(seconds))} s`,
    summary: 'What these entries changed',
    notDone: 'The sending of your purchases did not end as planned. The list of your imports tells how it stands.',
  },
}
