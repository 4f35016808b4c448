import { openLicence } from '@ma-cantine/lib/open-data/open-licence'

/** A paragraph, or a list of sentences. `[words](target)` is a link, `{contact}` and `{dpo}` are e-mail addresses. */
export type Prose = readonly (string | readonly string[])[]

/** Addresses of other sites that the legal pages link to, by the target that their sentences name. */
export const externalPages = {
  'accessibilite.numerique.gouv.fr': 'https://accessibilite.numerique.gouv.fr/',
  'defenseur-des-droits': 'https://www.defenseurdesdroits.fr/',
  'defenseur-des-droits-formulaire': 'https://formulaire.defenseurdesdroits.fr/',
  cnil: 'https://www.cnil.fr/',
  'cnil-modeles': 'https://www.cnil.fr/fr/modeles/courrier',
  'cnil-plaintes': 'https://www.cnil.fr/fr/plaintes',
  'cnil-traceurs': 'https://www.cnil.fr/fr/cookies-et-autres-traceurs',
  'cnil-navigateur': 'https://www.cnil.fr/fr/cookies-et-autres-traceurs/comment-se-proteger/maitriser-votre-navigateur',
  'licence-ouverte': openLicence.address,
} as const

/** Files of the server, which are no screens. */
export const serverFiles = {
  licence: '/licence.txt',
  security: '/.well-known/security.txt',
} as const

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'email'; readonly of: 'contact' | 'dpo' }
  | { readonly kind: 'link'; readonly text: string; readonly target: string }

const marks = /\[([^\]]+)\]\(([^)]+)\)|\{(contact|dpo)\}/g

/** Cuts a sentence into its texts, links and e-mail addresses. */
export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: mark, 1: text, 2: target, 3: of, index } of sentence.matchAll(marks)) {
    if (index > end) pieces.push({ kind: 'text', text: sentence.slice(end, index) })
    if (text !== undefined && target !== undefined) pieces.push({ kind: 'link', text, target })
    else pieces.push({ kind: 'email', of: of === 'dpo' ? 'dpo' : 'contact' })
    end = index + mark.length
  }
  if (end < sentence.length) pieces.push({ kind: 'text', text: sentence.slice(end) })
  return pieces
}
