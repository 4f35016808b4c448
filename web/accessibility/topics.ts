import type { Criterion, Sentence } from './criterion.ts'
import { images } from './topics/01-images.ts'
import { frames } from './topics/02-frames.ts'
import { colors } from './topics/03-colors.ts'
import { media } from './topics/04-media.ts'
import { tables } from './topics/05-tables.ts'
import { links } from './topics/06-links.ts'
import { scripts } from './topics/07-scripts.ts'
import { mandatory } from './topics/08-mandatory.ts'
import { structure } from './topics/09-structure.ts'
import { presentation } from './topics/10-presentation.ts'
import { forms } from './topics/11-forms.ts'
import { navigation } from './topics/12-navigation.ts'
import { consultation } from './topics/13-consultation.ts'

export interface Topic {
  readonly title: Sentence
  readonly criteria: readonly Criterion[]
}

/** The thirteen topics of RGAA 4.1.2, in its order. */
export const topics: readonly Topic[] = [
  { title: { fr: 'Images', en: 'Pictures' }, criteria: images },
  { title: { fr: 'Cadres', en: 'Frames' }, criteria: frames },
  { title: { fr: 'Couleurs', en: 'Colours' }, criteria: colors },
  { title: { fr: 'Multimédia', en: 'Sound and video' }, criteria: media },
  { title: { fr: 'Tableaux', en: 'Tables' }, criteria: tables },
  { title: { fr: 'Liens', en: 'Links' }, criteria: links },
  { title: { fr: 'Scripts', en: 'Scripts and components' }, criteria: scripts },
  { title: { fr: 'Éléments obligatoires', en: 'Mandatory elements' }, criteria: mandatory },
  { title: { fr: 'Structuration de l’information', en: 'Structure' }, criteria: structure },
  { title: { fr: 'Présentation de l’information', en: 'Presentation' }, criteria: presentation },
  { title: { fr: 'Formulaires', en: 'Forms' }, criteria: forms },
  { title: { fr: 'Navigation', en: 'Finding one’s way' }, criteria: navigation },
  { title: { fr: 'Consultation', en: 'Reading' }, criteria: consultation },
]
