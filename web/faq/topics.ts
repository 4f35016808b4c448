import type { LawName } from '../laws/law-sources.ts'

export interface Question {
  /** Also the fragment of the address that opens it. */
  readonly id: string
  readonly sources?: readonly LawName[]
}

/** The questions by topic, in the order of the page; their sentences stand in `words/`. */
export const topics = [
  {
    id: 'plateforme',
    questions: [{ id: 'le-service' }],
  },
  {
    id: 'inscription',
    questions: [
      { id: 'obligation', sources: ['egalim', 'decree', 'order'] },
      { id: 'qui' },
      { id: 'comment' },
      { id: 'commune' },
      { id: 'gestion-concedee' },
      { id: 'societe-de-restauration' },
      { id: 'satellite' },
      { id: 'college-lycee' },
      { id: 'cuisine-centrale' },
      { id: 'groupe' },
    ],
  },
  {
    id: 'etablissement',
    questions: [{ id: 'siret' }, { id: 'sans-siret' }],
  },
  {
    id: 'loi',
    questions: [
      { id: 'controle', sources: ['ruralCode', 'climate'] },
      { id: 'refus-du-prestataire', sources: ['order'] },
    ],
  },
  {
    id: 'produits-de-qualite',
    questions: [
      { id: 'bleu-blanc-coeur', sources: ['ruralCode', 'decree'] },
      { id: 'peche-durable', sources: ['ruralCode', 'decree'] },
      { id: 'local', sources: ['ruralCode', 'procurementCode'] },
      { id: 'circuit-court', sources: ['ruralCode', 'order'] },
    ],
  },
  {
    id: 'transmission',
    questions: [
      { id: 'valeurs', sources: ['decree', 'order'] },
      { id: 'destinataires', sources: ['order'] },
      { id: 'logiciel' },
      { id: 'sans-outil' },
    ],
  },
] as const satisfies readonly { readonly id: string; readonly questions: readonly Question[] }[]

export type TopicId = (typeof topics)[number]['id']
export type QuestionId = (typeof topics)[number]['questions'][number]['id']
