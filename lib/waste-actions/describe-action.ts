import type { Locale } from '../messages/locale.ts'

/** What an action says, in one language. Plain text. */
export interface ActionText {
  readonly why: string
  readonly firstSteps: readonly string[]
  readonly effect: string
}

const headings = {
  fr: { steps: 'Les premières étapes', effect: 'Ce que cela change' },
  en: { steps: 'First steps', effect: 'What it changes' },
} as const satisfies Readonly<Record<Locale, object>>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

/** The texts of an action as one piece of HTML, for clients of the public service. */
export function describeAction({ why, firstSteps, effect }: ActionText, locale: Locale): string {
  const { steps, effect: effectHeading } = headings[locale]
  const items = firstSteps.map(step => `<li>${escapeHtml(step)}</li>`).join('')
  return [
    `<p>${escapeHtml(why)}</p>`,
    `<h2>${steps}</h2><ol>${items}</ol>`,
    `<h2>${effectHeading}</h2><p>${escapeHtml(effect)}</p>`,
  ].join('')
}
