import { counted } from '@ma-cantine/lib/messages/french'

/** The sentences of the files of diagnostics. English has the same shape, or does not compile. */
export const fr = {
  again: 'Ces fichiers ont les colonnes des imports : vous pouvez les modifier et les importer de nouveau.',
  none: 'Aucun bilan à exporter.',
  kinds: {
    diagnostics: (count: number) => counted(count, 'bilan simple', 'bilans simples'),
    diagnostics_cc: (count: number) =>
      `${counted(count, 'bilan simple', 'bilans simples')} de cuisines centrales, avec les cantines livrées`,
    diagnostics_complets: (count: number) => counted(count, 'bilan détaillé', 'bilans détaillés'),
    diagnostics_complets_cc: (count: number) =>
      `${counted(count, 'bilan détaillé', 'bilans détaillés')} de cuisines centrales, avec les cantines livrées`,
  },
  leftOut: 'Ne figurent pas dans ces fichiers :',
}
export type Words = typeof fr
