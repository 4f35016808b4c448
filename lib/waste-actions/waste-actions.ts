import { breadAtTheEnd } from './catalogue/bread-at-the-end.ts'
import { cookTheTrimmings } from './catalogue/cook-the-trimmings.ts'
import { countTheDayBefore } from './catalogue/count-the-day-before.ts'
import { donateSurplus } from './catalogue/donate-surplus.ts'
import { firstInFirstOut } from './catalogue/first-in-first-out.ts'
import { freeChoiceLine } from './catalogue/free-choice-line.ts'
import { fruitInQuarters } from './catalogue/fruit-in-quarters.ts'
import { menuCommittee } from './catalogue/menu-committee.ts'
import { nameALead } from './catalogue/name-a-lead.ts'
import { portionsByAge } from './catalogue/portions-by-age.ts'
import { reheatAsYouGo } from './catalogue/reheat-as-you-go.ts'
import { reworkUnlovedDishes } from './catalogue/rework-unloved-dishes.ts'
import { secondLifeOfBread } from './catalogue/second-life-of-bread.ts'
import { serveSurplusAgain } from './catalogue/serve-surplus-again.ts'
import { showTheGrams } from './catalogue/show-the-grams.ts'
import { smallOrLargeAppetite } from './catalogue/small-or-large-appetite.ts'
import { smallerTrays } from './catalogue/smaller-trays.ts'
import { tasteBeforeServing } from './catalogue/taste-before-serving.ts'
import { timeToEat } from './catalogue/time-to-eat.ts'
import { weighEveryBin } from './catalogue/weigh-every-bin.ts'
import type { CatalogueAction } from './catalogue-action.ts'

/** All actions against food waste, those that ask for the least work first. */
export const wasteActions: readonly CatalogueAction[] = [
  weighEveryBin,
  breadAtTheEnd,
  smallOrLargeAppetite,
  fruitInQuarters,
  tasteBeforeServing,
  firstInFirstOut,
  reheatAsYouGo,
  smallerTrays,
  showTheGrams,
  countTheDayBefore,
  portionsByAge,
  cookTheTrimmings,
  secondLifeOfBread,
  reworkUnlovedDishes,
  timeToEat,
  nameALead,
  menuCommittee,
  serveSurplusAgain,
  donateSurplus,
  freeChoiceLine,
]
