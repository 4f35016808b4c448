import type { Words } from './fr.ts'

export const en: Words = {
  allRequired: 'All fields are required, unless they say otherwise.',
  optional: 'optional',
  choose: 'Choose an answer',
  notAccepted: 'This value is not accepted.',
  close: 'Close',
  problemOf: (field, problem) => `${field}: ${problem}`,
  cancel: 'Cancel',
  waiting: {
    title: 'Not sent yet',
    text: 'The service does not answer, or there is no network. What you typed stays here: it will leave by itself as soon as possible, once.',
    retry: 'Try again now',
  },
  leave: {
    title: 'Leave this page?',
    unsaved: 'What you typed is not saved and will be lost.',
    stay: 'Stay on this page',
    leave: 'Leave without saving',
  },
  copy: {
    action: 'Copy',
    what: label => `Copy: ${label}`,
    done: 'Copied',
    failed: 'It could not be copied: select the text and copy it yourself.',
  },
}
