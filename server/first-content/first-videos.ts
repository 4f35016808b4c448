import type { FirstVideo } from './first-video.ts'
import { centralKitchens } from './videos/central-kitchens.ts'
import { firstSteps } from './videos/first-steps.ts'
import { importPurchases } from './videos/import-purchases.ts'
import { weighAndAct } from './videos/weigh-and-act.ts'

/** The first to watch comes first. */
export const firstVideos: readonly FirstVideo[] = [firstSteps, importPurchases, weighAndAct, centralKitchens]
