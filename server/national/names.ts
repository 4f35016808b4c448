import type { SectorCode } from '@ma-cantine/lib/canteens/sectors'
import type { Dice } from './dice.ts'

/** What canteens of a sector are called, before their own name. */
const kinds: Readonly<Record<SectorCode, readonly string[]>> = {
  social_creche: ['Crèche', 'Multi-accueil', 'Maison de la petite enfance'],
  social_pjj: ['Unité éducative', 'Centre éducatif'],
  education_secondaire_lycee: ['Lycée', 'Lycée polyvalent', 'Lycée professionnel'],
  education_enseignement_agricole: ['Lycée agricole', 'Lycée horticole'],
  administration_administratif_des_collectivites: ['Restaurant municipal', 'Restaurant du département'],
  entreprise_entreprise: ['Restaurant d’entreprise', 'Cafétéria'],
  entreprise_inter_entreprise: ['Restaurant inter-entreprises'],
  education_autre: ['Maison familiale', 'Centre de formation'],
  education_primaire: ['École', 'École élémentaire', 'École maternelle', 'Groupe scolaire', 'École primaire'],
  education_secondaire_college: ['Collège'],
  sante_hopital: ['Hôpital', 'Centre hospitalier'],
  sante_clinique: ['Clinique'],
  sante_autre: ['Centre de rééducation', 'Maison de santé'],
  social_autre: ['Foyer d’accueil', 'Résidence sociale'],
  social_ime: ['IME', 'ITEP'],
  social_esat: ['ESAT'],
  social_ehpad: ['EHPAD', 'Maison de retraite', 'Résidence autonomie'],
  loisir_centre_vacances: ['Centre de vacances', 'Centre sportif'],
  loisir_autre: ['Base de loisirs', 'Centre de loisirs'],
  autres_autre: ['Restaurant collectif'],
  administration_prison: ['Maison d’arrêt', 'Centre de détention'],
  administration_administratif: ['Restaurant administratif'],
  administration_armee: ['Mess', 'Cercle mixte'],
  administration_etablissement_public: ['Restaurant de l’établissement'],
  education_superieur_universitaire: ['Restaurant universitaire', 'Cafétéria universitaire'],
  administration_inter_administratif: ['Restaurant inter-administratif'],
}

const places = [
  'des Tilleuls',
  'du Vieux Moulin',
  'de la Fontaine',
  'des Coquelicots',
  'du Pré Vert',
  'des Quatre Vents',
  'de la Source',
  'du Grand Chêne',
  'des Hirondelles',
  'de la Colline',
  'du Val Fleuri',
  'des Marronniers',
  'de l’Étang',
  'du Belvédère',
  'des Alouettes',
  'de la Garenne',
  'du Lavoir',
  'des Églantines',
  'de l’Orée du Bois',
  'du Clos Joli',
  'des Bruyères',
  'de la Passerelle',
  'du Coteau',
  'des Primevères',
  'de la Rivière',
  'du Petit Bois',
  'des Genêts',
  'de l’Horizon',
  'du Levant',
  'des Mésanges',
  'de la Prairie',
  'du Parc',
  'des Acacias',
  'de la Tuilerie',
  'du Verger',
  'des Noisetiers',
  'de l’Écluse',
  'du Port',
  'des Vergnes',
  'de la Clairière',
] as const

const additions = ['', '', '', ' Nord', ' Sud', ' Est', ' Ouest', ' Centre', ' Haut', ' Bas', ' I', ' II'] as const

export const kitchenKinds = ['Cuisine centrale', 'Unité centrale de production', 'Cuisine intercommunale'] as const
export const groupKinds = ['Restauration scolaire', 'Groupe de restaurants', 'Service de restauration'] as const

const ownName = (dice: Dice): string => `${dice.pick(places)}${dice.pick(additions)}`

/** A plausible name, composed at random: it is that of no canteen in particular. */
export const canteenName = (dice: Dice, sector: SectorCode): string => `${dice.pick(kinds[sector])} ${ownName(dice)}`

export const headName = (dice: Dice, kindsOfHeads: readonly string[]): string =>
  `${dice.pick(kindsOfHeads)} ${ownName(dice)}`

const firstNames =
  'Camille,Dominique,Claude,Maxime,Alix,Sacha,Lou,Charlie,Noa,Andrea,Yaël,Eden,Morgan,Swann,Ange,Céleste,Loïs,Marie,Jean,Nadia,Karim,Inès,Hugo,Léa,Thomas,Fatou,Mehdi,Soline,Élodie,Yann'.split(
    ',',
  )
const familyStarts = 'Bois,Val,Mont,Clair,Roche,Fonte,Ville,Pré,Champ,Haute,Grand,Vert'.split(',')
const familyEnds = 'fleury,clair,mesnil,nard,court,vigne,rive,doré,jolit,marais,lune,chêne,serin,noël,hameau'.split(',')

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

/** The family name is made of two halves that no family joins. */
export const personName = (dice: Dice): PersonName => ({
  firstName: dice.pick(firstNames),
  lastName: `${dice.pick(familyStarts)}${dice.pick(familyEnds)}`,
})
