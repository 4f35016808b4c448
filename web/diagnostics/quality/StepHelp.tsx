import { CheatSheetLink } from '../../measures/CheatSheetLink.tsx'
import { HelpBox } from '../../ui/tunnel/HelpBox.tsx'
import { useQualityWords } from './words/quality-words.ts'
import './quality.css'

/** What a word of the step means. */
export function StepHelp({ slug }: { readonly slug: string }) {
  const { help } = useQualityWords()
  if (slug === 'total') {
    return (
      <HelpBox title={help.total}>
        {help.totalText} <CheatSheetLink />
      </HelpBox>
    )
  }
  if (slug === 'valeurs-totales-bio-siqo') return <HelpBox title={help.sustainable}>{help.sustainableText}</HelpBox>
  if (slug !== 'valeurs-totales-autres') return null
  return (
    <>
      <HelpBox title={help.others}>{help.othersText}</HelpBox>
      <HelpBox title={help.externality}>{help.externalityText}</HelpBox>
    </>
  )
}
