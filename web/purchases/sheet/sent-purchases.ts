import { progressPercent } from '@ma-cantine/lib/messages/percentages'
import type { Words as SendWords } from '../../imports/send/words/fr.ts'
import type { SentThing } from '../../imports/send/words/send-words.ts'
import type { Words } from './words/fr.ts'

/** The sending of an import in words that name purchases where its own name a file. */
export const createSentPurchases = ({ send }: Words): SentThing => ({
  adaptWords: (words: SendWords): SendWords => ({
    ...words,
    ready: {
      ...words.ready,
      text: send.readyText,
      interruptedTitle: send.interruptedTitle,
      interruptedText: send.interruptedText,
    },
    progress: {
      ...words.progress,
      title: { ...words.progress.title, planning: send.planning, sending: send.sending },
      sent: part => send.sent(progressPercent(part)),
      afterwards: { ...words.progress.afterwards, planning: send.compared, sending: send.stored },
    },
    waiting: {
      ...words.waiting,
      title: { ...words.waiting.title, sending: send.unsure },
      text: { ...words.waiting.text, planning: send.kept, sending: send.askedAgain },
      why: { ...words.waiting.why, 'under-way': send.received },
    },
    signedOut: {
      ...words.signedOut,
      text: { ...words.signedOut.text, planning: send.kept, sending: send.keptWhileSending },
    },
    similar: {
      ...words.similar,
      caption: send.similarCaption,
      choices: {
        ...words.similar.choices,
        skip: [words.similar.choices.skip[0], send.similarSkip],
        refuse: [words.similar.choices.refuse[0], send.similarRefuse],
      },
    },
    plan: { ...words.plan, another: send.another, undoable: send.undoable },
    nothing: { ...words.nothing, text: () => send.nothing },
    duplicate: {
      ...words.duplicate,
      title: send.duplicate,
      text: send.duplicateText,
      caption: send.duplicateCaption,
      advice: send.duplicateAdvice,
    },
    stored: { title: send.storedTitle, text: send.storedText },
    failed: {
      ...words.failed,
      why: { ...words.failed.why, 'too-large': send.tooLarge },
      unknown: send.unknown,
    },
    done: {
      ...words.done,
      title: send.done,
      processed: send.processed,
      summary: () => send.summary,
      another: send.another,
    },
    left: { ...words.left, notDone: () => send.notDone },
  }),
})
