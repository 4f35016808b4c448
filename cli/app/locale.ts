import type { Locale } from '@ma-cantine/lib/messages/locale'

/** French unless asked otherwise. Needed before the options are read, for their own error messages. */
export function chooseLocale(argv: readonly string[], env: NodeJS.ProcessEnv): Locale {
  const separate = argv.indexOf('--lang')
  const asked = separate === -1 ? argv.find(arg => arg.startsWith('--lang='))?.slice(7) : argv[separate + 1]
  return (asked ?? (env.LC_ALL || env.LANG || '')).toLowerCase().startsWith('en') ? 'en' : 'fr'
}
