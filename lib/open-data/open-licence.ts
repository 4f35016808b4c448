/** The licence of all open data. */
export const openLicence = {
  name: 'Licence Ouverte 2.0',
  address: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
} as const
