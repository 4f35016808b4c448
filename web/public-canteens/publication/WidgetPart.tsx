import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { usePublicationWords } from './words/publication-words.ts'

/** The address of the page that other sites show in a frame. */
const widgetAddress = (canteen: Pick<Canteen, 'id' | 'name'>): string =>
  `${location.origin}/widgets/nos-cantines/${encodeURIComponent(canteenUrlComponent(canteen))}`

/** What the site of the canteen copies to show it there. */
export function WidgetPart({ canteen }: { readonly canteen: Canteen }) {
  const words = usePublicationWords().widget
  const title = words.frameTitle(canteen.name).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const code = `<iframe src="${widgetAddress(canteen)}" title="${title}" width="480" height="420" loading="lazy"></iframe>`
  return (
    <section className="fr-mt-6w" aria-labelledby="widget">
      <h2 className="fr-h4" id="widget">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <CodeBlock label={words.code} code={code} shown />
    </section>
  )
}
