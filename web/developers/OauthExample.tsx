import { QueryView } from '../ui/QueryView.tsx'
import { tools } from './developer-queries.ts'
import { ToolDetails } from './ToolDetails.tsx'
import { useDeveloperWords } from './words/developer-words.ts'

/** The application that shows how its users sign in here: its sources, to take and run. */
export function OauthExample() {
  const { example } = useDeveloperWords()
  return (
    <section className="fr-mb-6w" aria-labelledby="exemple">
      <h2 className="fr-h3" id="exemple">
        {example.title}
      </h2>
      <p>{example.text}</p>
      <QueryView query={tools} compact>
        {list =>
          list.filter(({ kind }) => kind === 'oauthExample').map(tool => <ToolDetails key={tool.file} tool={tool} />)
        }
      </QueryView>
    </section>
  )
}
