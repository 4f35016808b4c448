import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { ActionText } from '@ma-cantine/lib/waste-actions/describe-action'
import type { WasteActionInput } from '@ma-cantine/lib/waste-actions/waste-action-rules'

interface Texts extends ActionText {
  readonly title: string
  readonly subtitle: string
  readonly pictureText: string
}

/** The texts of an action in one language. */
export function textsOf(action: Omit<WasteActionInput, 'published' | 'displayDate'>, locale: Locale): Texts {
  if (locale === 'fr') return action
  const { titleEn, subtitleEn, whyEn, firstStepsEn, effectEn, pictureTextEn } = action
  return {
    title: titleEn,
    subtitle: subtitleEn,
    why: whyEn,
    firstSteps: firstStepsEn,
    effect: effectEn,
    pictureText: pictureTextEn,
  }
}
