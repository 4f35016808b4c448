import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { useParams } from 'react-router'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'

/** Why no question is asked, with the way on. */
export function ClosedTunnel({ children }: { readonly children: string }) {
  const { canteenUrlComponent = '', year = '', measureId = '' } = useParams()
  const words = useDiagnosticWords().tunnel
  const titles: Readonly<Record<string, string>> = measureShortTitles[useLocale()]
  return (
    <div className="fr-container fr-py-8w">
      <h1>{titles[measureId] ?? words.synthesis}</h1>
      <p>{children}</p>
      <SiteLink className="fr-btn" href={addressOf('MyProgress', { canteenUrlComponent, year, measureId })}>
        {words.back}
      </SiteLink>
    </div>
  )
}
