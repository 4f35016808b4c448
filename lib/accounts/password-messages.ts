import { catalogue, type Message } from '../messages/catalogue.ts'
import { longestPassword, type PasswordProblem, shortestPassword } from './password-strength.ts'

type Wording = { readonly reason: string; readonly advice: string }

const phrase = {
  fr: 'Choisissez plutôt une phrase de quatre mots ou plus, sans rapport entre eux : elle se retient bien et se devine mal.',
  en: 'Choose a phrase of four words or more that do not go together: easy to remember, hard to guess.',
}

/** Why a password is refused, and what to choose instead. */
export const passwordMessages = catalogue<Readonly<Record<PasswordProblem, Wording>>>(
  {
    'too-short': {
      reason: `Ce mot de passe est trop court : il en faut un d’au moins ${shortestPassword} caractères.`,
      advice: phrase.fr,
    },
    'too-long': {
      reason: `Ce mot de passe est trop long : il compte ${longestPassword} caractères au plus.`,
      advice: 'Gardez-en seulement le début.',
    },
    personal: {
      reason:
        'Ce mot de passe se devine en vous connaissant : il reprend votre nom, votre e-mail ou le nom du service.',
      advice: phrase.fr,
    },
    common: {
      reason: 'Ce mot de passe fait partie de ceux que beaucoup de personnes choisissent, et qui sont essayés d’abord.',
      advice: phrase.fr,
    },
    keyboard: {
      reason: 'Ce mot de passe suit les touches du clavier : il se devine vite.',
      advice: phrase.fr,
    },
    repeat: {
      reason: 'Ce mot de passe répète les mêmes caractères : il se devine vite.',
      advice: phrase.fr,
    },
    sequence: {
      reason: 'Ce mot de passe contient une suite connue, comme « abcd » ou « 1234 » : il se devine vite.',
      advice: phrase.fr,
    },
    date: {
      reason: 'Ce mot de passe repose sur une date ou une année : il se devine vite.',
      advice: phrase.fr,
    },
    name: {
      reason: 'Ce mot de passe repose sur un prénom ou un nom de famille : il se devine vite.',
      advice: phrase.fr,
    },
    word: {
      reason:
        'Ce mot de passe repose sur un mot courant : il se devine vite, même avec un chiffre ou un signe de plus.',
      advice: phrase.fr,
    },
    guessable: {
      reason: 'Ce mot de passe est encore trop facile à deviner.',
      advice: 'Allongez-le d’un ou deux mots qui n’ont rien à voir avec le reste.',
    },
  },
  {
    'too-short': {
      reason: `This password is too short: at least ${shortestPassword} characters are needed.`,
      advice: phrase.en,
    },
    'too-long': {
      reason: `This password is too long: it has ${longestPassword} characters at most.`,
      advice: 'Keep its beginning only.',
    },
    personal: {
      reason:
        'This password can be guessed by who knows you: it is made of your name, your e-mail or the service’s name.',
      advice: phrase.en,
    },
    common: { reason: 'This password is one that many people choose, and that is tried first.', advice: phrase.en },
    keyboard: { reason: 'This password follows the keys of the keyboard: it is soon guessed.', advice: phrase.en },
    repeat: { reason: 'This password repeats the same characters: it is soon guessed.', advice: phrase.en },
    sequence: {
      reason: 'This password holds a known sequence, such as “abcd” or “1234”: it is soon guessed.',
      advice: phrase.en,
    },
    date: { reason: 'This password rests on a date or a year: it is soon guessed.', advice: phrase.en },
    name: { reason: 'This password rests on a first name or a family name: it is soon guessed.', advice: phrase.en },
    word: {
      reason: 'This password rests on a common word: it is soon guessed, even with a digit or a sign more.',
      advice: phrase.en,
    },
    guessable: {
      reason: 'This password is still too easy to guess.',
      advice: 'Lengthen it by a word or two that have nothing to do with the rest.',
    },
  },
)

/** The reason, then the advice, as one text. */
export const passwordRefusal = (problem: PasswordProblem): Message => ({
  code: problem,
  in: locale => {
    const { reason, advice } = passwordMessages(problem).in(locale)
    return `${reason} ${advice}`
  },
})
