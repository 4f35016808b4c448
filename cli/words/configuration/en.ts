import { quoteEn as q } from '../quotes.ts'
import type { configurationFr } from './fr.ts'

export const configurationEn: typeof configurationFr = {
  unreadable: path => ({
    message: `The file of settings, ${path}, could not be read.`,
    advice: 'Mend it or remove it, then run the command again.',
  }),
  unknownProfile: (name, known) => ({
    message: `There is no profile ${q(name)}.`,
    advice: `Known profiles: ${known.join(', ')}. To make one: ma-cantine config set profiles.NAME.server ADDRESS`,
  }),
  unknownKey: (name, known) => ({
    message: `There is no setting ${q(name)}.`,
    advice: `Settings: ${known.join(', ')}. The name of a profile has letters, digits, - and _.`,
  }),
  badValue: (property, value, known) => ({
    message: `The setting ${q(property)} cannot be ${q(value)}.`,
    advice: `Choose among ${known.join(', ')}.`,
  }),
  nothingSet: 'No setting.',
  profiles: 'Profiles:',
  setDone: (name, value) => `${name} = ${value}`,
  unsetDone: name => `${name} is no longer set.`,
  calls: (server, why) => `Server called: ${server} (${why})`,
  sources: {
    option: () => 'option --server',
    'profile-option': profile => `profile ${q(profile)}, option --profile`,
    variable: () => 'variable MA_CANTINE_SERVER',
    'profile-variable': profile => `profile ${q(profile)}, variable MA_CANTINE_PROFILE`,
    'profile-configuration': profile => `profile ${q(profile)}, setting profile`,
    configuration: () => 'setting server',
    login: () => 'last sign-in',
    default: () => 'by default',
  },
  help: {
    config: 'read and change your settings: server, language, profiles',
    list: 'list the settings, the profiles, and tell which server would be called',
    get: 'give a setting',
    set: 'change a setting',
    unset: 'forget a setting',
    path: 'tell where the file of settings is',
    keyArgument: 'setting',
    key: 'server, lang, profile, profiles.NAME.server or profiles.NAME.lang',
    valueArgument: 'value',
    value: 'its value',
    precedence: `The server called comes, in this order, from --server, --profile, MA_CANTINE_SERVER, MA_CANTINE_PROFILE,
the settings profile then server, the last sign-in.`,
  },
}
