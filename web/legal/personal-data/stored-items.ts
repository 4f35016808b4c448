/** What the browser keeps for the service to work, by its technical names. */
export const necessaryItems = {
  session: 'sessionid',
  csrf: 'csrftoken',
  applications: 'oauth_session, oauth_interaction, oauth_resume',
  account: 'compte',
  language: 'langue',
  canteens: 'canteenMgmtViewStyle',
  theme: 'scheme, scheme-website-config-default',
  tab: 'react-router-scroll-positions, envoi…, message, brouillon-cantine…, brouillon-saisie-achats, brouillon-acteur, avis, conditions-a-lire-plus-tard',
  file: 'fichier-a-importer',
  assessment: 'auto-evaluation',
  weighings: 'pesees, pesees-…',
  events: 'dernier-evenement-vu',
  review: 'avis-donne-le',
  refusal: 'mesure-d-audience-refusee-jusqu-au',
} as const

/** The cookies of Matomo, with the durations that it gives them. */
export const audienceCookies = { visitor: '_pk_id', visit: '_pk_ses', origin: '_pk_ref' } as const

type Wording = readonly [purpose: string, duration: string]

/** The rows of a table: the names, what they are for, how long they are kept. */
export const rowsOf = <Id extends string>(
  names: Readonly<Record<Id, string>>,
  wordings: Readonly<Record<Id, Wording>>,
) => (Object.keys(names) as Id[]).map(id => [names[id], ...wordings[id]] as const)

export type Wordings<Names> = Readonly<Record<keyof Names, Wording>>
