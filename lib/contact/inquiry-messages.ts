import { catalogue } from '../messages/catalogue.ts'

/** The objections to a message to the team that need no stored data. */
export const inquiryMessages = catalogue(
  {
    'too-much-meta': 'Les informations jointes sont trop nombreuses ou trop longues.',
  },
  {
    'too-much-meta': 'There is too much attached information.',
  },
)
