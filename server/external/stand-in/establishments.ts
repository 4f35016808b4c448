/** An establishment that the stand-in of the company register knows. */
export interface InventedEstablishment {
  readonly siret: string
  /** Name of its company. */
  readonly company: string
  /** Trade signs, none by default. */
  readonly signs?: readonly string[]
  readonly address: string
  readonly cityInseeCode: string
  readonly city: string
  readonly postalCode: string
  readonly open?: boolean
  readonly closingDate?: string
  /** Degrees; those of the register are texts. */
  readonly latitude?: string
  readonly longitude?: string
}

/** The establishments of the canteens of the demo account. Their numbers are invented. */
export const demoEstablishments: readonly InventedEstablishment[] = [
  {
    siret: '21340172201787',
    company: 'COMMUNE DES TILLEULS',
    signs: ['CANTINE DES TILLEULS'],
    address: '1 ALLEE DES TILLEULS 34000 MONTPELLIER',
    cityInseeCode: '34172',
    city: 'MONTPELLIER',
    postalCode: '34000',
    latitude: '43.6112',
    longitude: '3.8767',
  },
  {
    siret: '99821993500017',
    company: 'COLLEGE DU PARC',
    address: '2 RUE DU PARC 69006 LYON',
    cityInseeCode: '69386',
    city: 'LYON',
    postalCode: '69006',
    latitude: '45.7700',
    longitude: '4.8490',
  },
  {
    siret: '99746507500015',
    company: 'ASSOCIATION DES MARRONNIERS',
    address: '3 RUE DES MARRONNIERS 35000 RENNES',
    cityInseeCode: '35238',
    city: 'RENNES',
    postalCode: '35000',
    latitude: '48.1113',
    longitude: '-1.6800',
  },
  {
    siret: '99599528900015',
    company: 'RESIDENCE DU LAC',
    address: '4 QUAI DU LAC 74000 ANNECY',
    cityInseeCode: '74010',
    city: 'ANNECY',
    postalCode: '74000',
    latitude: '45.8990',
    longitude: '6.1290',
  },
  {
    siret: '99182633000011',
    company: 'LA PETITE SOURCE',
    address: '5 RUE DE LA SOURCE 44000 NANTES',
    cityInseeCode: '44109',
    city: 'NANTES',
    postalCode: '44000',
    latitude: '47.2184',
    longitude: '-1.5536',
    open: false,
    closingDate: '2023-08-31',
  },
]
