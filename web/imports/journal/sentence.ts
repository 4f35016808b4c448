import { capitalise } from '@ma-cantine/lib/messages/capitalise'

/** Words with a capital at their start and a full stop. */
export const sentence = (text: string): string => `${capitalise(text)}.`
