import type { Territory } from '../purchases/territory-goals.ts'

export const nowhere: Territory = { region: null, department: null }

/** The territories that have goals of their own, after all others. */
export const territories: readonly { readonly name: string; readonly territory: Territory }[] = [
  { name: 'France métropolitaine et autres territoires', territory: nowhere },
  { name: 'Guadeloupe', territory: { region: '01', department: '971' } },
  { name: 'Martinique', territory: { region: '02', department: '972' } },
  { name: 'Guyane', territory: { region: '03', department: '973' } },
  { name: 'La Réunion', territory: { region: '04', department: '974' } },
  { name: 'Mayotte', territory: { region: '06', department: '976' } },
  { name: 'Saint-Martin', territory: { region: '978', department: '978' } },
  { name: 'Saint-Pierre-et-Miquelon', territory: { region: '975', department: '975' } },
]
