import { catalogue } from '../messages/catalogue.ts'

/** The refusals about articles of the blog. */
export const articleRefusals = catalogue(
  { 'unknown-article': 'Cet article n’existe pas, ou n’est plus en ligne.' },
  { 'unknown-article': 'This article does not exist, or is no longer online.' },
)
