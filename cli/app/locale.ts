import type { Locale } from '@ma-cantine/lib/messages/locale'

/** The language of the messages, French by default. Read before the options, whose errors need it. */
export function chooseLocale(argv: readonly string[], env: NodeJS.ProcessEnv): Locale {
  const separate = argv.indexOf('--lang')
  const language = separate === -1 ? argv.find(arg => arg.startsWith('--lang='))?.slice(7) : argv[separate + 1]
  return (language ?? (env.LC_ALL || env.LANG || '')).toLowerCase().startsWith('en') ? 'en' : 'fr'
}
