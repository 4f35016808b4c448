import type { Words } from './fr.ts'

export const en: Words = {
  title: 'Your opinion helps us',
  labels: {
    rating: 'Are you satisfied with ma cantine?',
    suggestion: 'What can we improve?',
  },
  suggestionHint: 'Our team reads each opinion. It may write to you to understand yours better.',
  ratings: {
    1: 'Not at all',
    2: 'Not really',
    3: 'So-so',
    4: 'Rather yes',
    5: 'Completely',
  },
  action: 'Give my opinion',
  busy: 'Sending…',
  thanks: 'Thank you for your opinion! We will take it into account.',
}
