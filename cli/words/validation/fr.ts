import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

/** The words of `validate`. */
export const validationFr = {
  mayBeImported: (file: string): string => `Ce fichier peut être importé : ma-cantine import ${file}`,
  checked: (valid: number, toMend: number, unreadable: number): string => {
    const parts = [
      ...(valid > 0 ? [counted(valid, 'valide', 'valides')] : []),
      ...(toMend > 0 ? [`${number(toMend)} à corriger`] : []),
      ...(unreadable > 0 ? [counted(unreadable, 'illisible', 'illisibles')] : []),
    ]
    return `${counted(valid + toMend + unreadable, 'fichier vérifié', 'fichiers vérifiés')} : ${parts.join(', ')}.`
  },
  expectedColumns: (kind: string): string => `Colonnes et valeurs attendues : ma-cantine schemas ${kind}`,
  mendAndCheckAgain: 'Corrigez dans votre tableur, enregistrez, puis relancez la vérification.',
  failedOnWarning: 'Avec --fail-on warning, un avertissement arrête la commande comme une erreur.',
  ignoreWarnings: (codes: string): string => `Pour ne plus voir ces avertissements : --ignore ${codes}`,
  online: {
    failed: ({ message, advice }: Sentences): string =>
      `Non comparé avec les données enregistrées : seul le fichier a été vérifié. ${message} ${advice}`,
    notOurs: (file: string): string =>
      `${file} : non comparé avec les données enregistrées, car ce n’est pas un de nos fichiers d’import.`,
  },
  known: (count: number): string =>
    plural(
      count,
      '1 erreur ou avertissement déjà connu n’est pas montré (--baseline).',
      `${number(count)} erreurs et avertissements déjà connus ne sont pas montrés (--baseline).`,
    ),
  noBaseline: (file: string): Sentences => ({
    message: `${q(file)} n’est pas une référence écrite par --write-baseline.`,
    advice: 'Écrivez-en une : ma-cantine validate --write-baseline reference.json, suivi de vos fichiers.',
  }),
  baselineTooLarge: (file: string, maximum: number): Sentences => ({
    message: `${q(file)} a plus de ${number(maximum)} erreurs ou avertissements : ils ne peuvent pas tous être comparés.`,
    advice: 'Corrigez d’abord l’erreur la plus fréquente, ou retirez des avertissements avec --ignore.',
  }),
  baselineOnline: {
    message: 'Ce que dit le serveur ne peut pas être comparé avec une référence.',
    advice: 'Gardez --online, ou bien --baseline et --write-baseline.',
  },
  twoFormats: {
    message: 'Les options --json et --format demandent deux rapports différents au même endroit.',
    advice: 'Gardez l’une des deux, ou écrivez le second rapport dans un fichier avec --report.',
  },
  wouldOverwrite: (file: string): Sentences => ({
    message: `Le rapport ne peut pas être écrit dans ${q(file)} : c’est un des fichiers vérifiés, leur schéma ou un autre rapport.`,
    advice: 'Choisissez un autre nom pour le rapport.',
  }),
  notAnnotatable: {
    message: 'Seul un classeur XLSX peut être rendu avec ses cellules à corriger marquées, et un seul à la fois.',
    advice:
      'Vérifiez un fichier XLSX qui a une feuille reconnue, ou choisissez un autre rapport, par exemple --report html=rapport.html.',
  },
  help: {
    baseline: 'ne montre que ce qui n’est pas dans cette référence ; le code de sortie aussi ne dépend que de cela',
    writeBaseline: 'écrit dans ce fichier la référence de ce qui est trouvé, sans vos données, pour --baseline',
    filesToCheck: 'fichiers CSV, TSV, XLSX ou ODS, dossiers ou motifs (« achats/*.csv ») ; - pour l’entrée standard',
    validate: 'vérifie des fichiers, sans rien envoyer sauf avec --online',
    online:
      'compare aussi les fichiers avec les données enregistrées sur le serveur, sans rien enregistrer : cantines inconnues, droits, achats déjà enregistrés',
    maxErrors: 'nombre d’erreurs détaillées par fichier ; les totaux sont toujours complets',
    failOn:
      'ce qui fait échouer la commande (code de sortie 1) : error, warning (les avertissements aussi) ou never (aucune donnée)',
    format: 'forme du rapport : ',
    reportOutput: 'écrit le rapport dans ce fichier plutôt que sur la sortie standard',
    report:
      'écrit aussi le rapport dans un fichier, par exemple html=rapport.html, ou annotated=copie.xlsx : le classeur vérifié, avec ses cellules à corriger marquées ; peut être répété',
    reportArgument: 'format=fichier',
    quiet: 'n’affiche qu’une ligne par fichier à corriger',
  },
}
