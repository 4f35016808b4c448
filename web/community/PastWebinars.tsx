import type { VideoTutorial } from '@ma-cantine/lib/community/video-tutorial'
import { videoCategories } from '@ma-cantine/lib/community/video-tutorial-fields'
import { VideoCards } from './VideoCards.tsx'
import { useCommunityWords } from './words/community-words.ts'

/** The webinars to see again by category; one that has several is in each of them. */
export function PastWebinars({ videos }: { readonly videos: readonly VideoTutorial[] }) {
  const { past: words } = useCommunityWords()
  if (videos.length === 0) return <p>{words.none}</p>
  const groups = [
    ...videoCategories.map(category => ({
      category,
      own: videos.filter(({ categories }) => categories.includes(category)),
    })),
    { category: 'other' as const, own: videos.filter(({ categories }) => categories.length === 0) },
  ].filter(({ own }) => own.length > 0)
  return (
    <>
      <p>{words.intro}</p>
      {groups.map(({ category, own }) => (
        <section key={category} className="fr-mt-4w" aria-labelledby={`webinaires-${category}`}>
          <h3 className="fr-h5" id={`webinaires-${category}`}>
            {words.categories[category]}
          </h3>
          <VideoCards videos={own} titleAs="h4" />
        </section>
      ))}
    </>
  )
}
