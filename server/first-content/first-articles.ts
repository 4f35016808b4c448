import { leavePlastic } from './articles/leave-plastic.ts'
import { organicStory } from './articles/organic-story.ts'
import { prepareDeclaration } from './articles/prepare-declaration.ts'
import { qualityShares } from './articles/quality-shares.ts'
import { vegetarianMenu } from './articles/vegetarian-menu.ts'
import { weighFiveDays } from './articles/weigh-five-days.ts'
import type { FirstArticle } from './first-article.ts'

/** The latest comes first. */
export const firstArticles: readonly FirstArticle[] = [
  qualityShares,
  weighFiveDays,
  vegetarianMenu,
  organicStory,
  leavePlastic,
  prepareDeclaration,
]
