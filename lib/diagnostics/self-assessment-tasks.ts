import type { SubMeasureId } from '../measures/catalogue.ts'
import { isAskedAboutDiversificationPlan, isAskedAboutDonations, type MealsOfCanteen } from '../measures/questions.ts'
import type { AssessmentAnswers, AssessmentQuestion, PresentMeasureId } from './self-assessment.ts'

/** Something that the law asks and that answers tell done or not. */
export interface Task {
  readonly name: AssessmentQuestion
  /** The duty whose page says how to do it. */
  readonly duty: SubMeasureId
  readonly isDone: boolean
}

const task = (name: AssessmentQuestion, duty: SubMeasureId, isDone: boolean): Task => ({ name, duty, isDone })

/**
 * What is done of a measure and what is left, by its answers. Without a canteen the tasks of large canteens are told to
 * all; NEVER is no vegetarian menu.
 */
export const tasksOf = (
  id: PresentMeasureId,
  answers: AssessmentAnswers,
  canteen: MealsOfCanteen | null = null,
): readonly Task[] =>
  ({
    'gaspillage-alimentaire': () => [
      task('hasWasteDiagnostic', 'gaspillage-analyse', answers.hasWasteDiagnostic === true),
      task('hasWastePlan', 'gaspillage-analyse', answers.hasWastePlan === true),
      task('wasteActions', 'gaspillage-analyse', (answers.wasteActions ?? []).length > 0),
      task('hasWasteMeasures', 'gaspillage-analyse', answers.hasWasteMeasures === true),
      ...(isAskedAboutDonations(canteen)
        ? [task('hasDonationAgreement', 'dons', answers.hasDonationAgreement === true)]
        : []),
    ],
    'menus-vegetariens': () => [
      ...(isAskedAboutDiversificationPlan(canteen)
        ? [task('hasDiversificationPlan', 'proteines', answers.hasDiversificationPlan === true)]
        : []),
      task(
        'vegetarianWeeklyRecurrence',
        'menu-vege',
        ['MID', 'HIGH', 'DAILY'].includes(answers.vegetarianWeeklyRecurrence ?? ''),
      ),
    ],
    'interdiction-du-plastique': () => [
      task('cookingPlasticSubstituted', 'contenants', answers.cookingPlasticSubstituted === true),
      task('servingPlasticSubstituted', 'contenants', answers.servingPlasticSubstituted === true),
      task('plasticBottlesSubstituted', 'bouteilles', answers.plasticBottlesSubstituted === true),
      task('plasticTablewareSubstituted', 'ustensiles', answers.plasticTablewareSubstituted === true),
    ],
    'information-des-usagers': () => [
      task('communicatesOnFoodQuality', 'convives-informes', answers.communicatesOnFoodQuality === true),
      task('communicatesOnFoodPlan', 'informations-nutritionnelles', answers.communicatesOnFoodPlan === true),
    ],
  })[id]()
