/** The words of `choose`, except the questions: the library shares those with the site. */
export const chooserFr = {
  /** Description of the command in the help. */
  help: 'pose les six questions du site pour trouver le fichier qui convient',
  answers: 'réponses dans l’ordre des questions, par exemple oui,non,oui ; les questions qui restent sont posées',
  answersArgument: 'oui|non,…',
  prompt: (step: number, count: number, title: string, question: string): string =>
    `\n${step}/${count} · ${title}\n${question} [oui/non${step > 1 ? '/retour' : ''}] `,
  back: ['retour', 'r'] as readonly string[],
  notAnAnswer: (text: string): string => `« ${text} » n’est ni oui ni non.`,
  badAnswers: 'écrivez oui ou non pour chaque question, séparés par des virgules, par exemple oui,non,oui.',
  unanswered: (question: string, given: string) => ({
    message: `Il reste une question sans réponse : ${question}`,
    advice: `Donnez aussi sa réponse, par exemple --answers ${given === '' ? 'oui' : `${given},oui`}.`,
  }),
  tooMany: (count: number) => ({
    message: `Il y a plus de réponses que de questions : ${count} au plus pour celles-ci.`,
    advice: 'Retirez les dernières réponses de --answers.',
  }),
  next: (kind: string): readonly string[] => [
    `Fichier vide : ma-cantine template ${kind} --output ${kind}.csv`,
    `Colonnes et valeurs attendues : ma-cantine schemas ${kind}`,
    `Vérification, puis envoi : ma-cantine import ${kind}.csv`,
  ],
}
export type ChooserSays = typeof chooserFr
