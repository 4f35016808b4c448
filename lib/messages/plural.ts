import type { Locale } from './locale.ts'

const rules: Readonly<Record<Locale, Intl.PluralRules>> = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
}

/** Chooses between two forms: 0 is singular in French, plural in English. A French million is a plural like others. */
export const plural = <Form>(locale: Locale, count: number, one: Form, many: Form): Form =>
  rules[locale].select(count) === 'one' ? one : many
