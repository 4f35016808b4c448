import { TextScreen } from '../TextScreen.tsx'
import { articleKind } from './article-kind.ts'

export default function WrittenArticleScreen() {
  return <TextScreen kind={articleKind} />
}
