import { parisClock } from '@ma-cantine/lib/messages/paris-moment'

/** An instant as fields of dates take it: the time of Paris. */
export const typedMoment = (moment: string): string => parisClock(new Date(moment))
