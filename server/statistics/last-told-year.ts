import { currentYear } from '@ma-cantine/lib/messages/today'
import type { Settings } from '../settings/settings.ts'

/** The last year whose shares are told: the ministry gives those of a year to parliament by the end of the next one. */
export const lastToldYear = ({ lastToldYear: given }: Settings): number => given ?? currentYear() - 2
