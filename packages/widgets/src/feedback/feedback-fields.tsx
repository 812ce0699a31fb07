import { PRODUCT_NAME } from "@gifthearth/core";
import {
  DETAILED_RATINGS,
  FEEDBACK_LIMITS,
  type FeedbackForm,
  FUTURE_USE,
  ratingName,
  WOULD_RECOMMEND,
} from "@gifthearth/core/feedback";
import { Choice, LongAnswer, TextAnswer } from "./answer-fields.tsx";
import { StarRating } from "./star-rating.tsx";

export interface FeedbackFieldsProps {
  /** Begins the ids. */
  readonly id: string;
  readonly form: FeedbackForm;
  /** The part of the commission that is donated, 0 to 1. */
  readonly charityShare: number;
  readonly errorOf: (field: keyof FeedbackForm) => string | undefined;
  readonly onChange: (change: Partial<FeedbackForm>) => void;
}

/** Who, and what is asked in the mode that is chosen. */
export function FeedbackFields(props: FeedbackFieldsProps) {
  const { id, form, errorOf, onChange } = props;
  return (
    <>
      <div className="gh-pair">
        <TextAnswer
          id={`${id}-name`}
          name="name"
          label="Name"
          required
          autoComplete="name"
          maxLength={FEEDBACK_LIMITS.name}
          value={form.name}
          error={errorOf("name")}
          onChange={(name) => onChange({ name })}
        />
        <TextAnswer
          id={`${id}-email`}
          name="email"
          label="Email"
          required
          type="email"
          autoComplete="email"
          maxLength={FEEDBACK_LIMITS.email}
          value={form.email}
          error={errorOf("email")}
          onChange={(email) => onChange({ email })}
        />
      </div>
      {form.isQuickMode ? <QuickFields {...props} /> : <DetailedFields {...props} />}
    </>
  );
}

function QuickFields({ id, form, errorOf, onChange }: FeedbackFieldsProps) {
  return (
    <>
      <StarRating
        id={`${id}-quickRating`}
        name="quickRating"
        label="Rating"
        required
        value={form.quickRating}
        error={errorOf("quickRating")}
        onChange={(quickRating) => onChange({ quickRating })}
      />
      <LongAnswer
        id={`${id}-quickFeedback`}
        name="quickFeedback"
        label="Feedback"
        required
        placeholder="What went well, and what didn’t?"
        maxLength={FEEDBACK_LIMITS.text}
        value={form.quickFeedback}
        error={errorOf("quickFeedback")}
        onChange={(quickFeedback) => onChange({ quickFeedback })}
      />
      <Retailers id={id} form={form} errorOf={errorOf} onChange={onChange} />
    </>
  );
}

function DetailedFields({ id, form, charityShare, errorOf, onChange }: FeedbackFieldsProps) {
  return (
    <>
      <div className="gh-ratings">
        {DETAILED_RATINGS.map((category) => (
          <StarRating
            key={category}
            id={`${id}-${category}`}
            name={category}
            label={ratingName(category, charityShare)}
            required={category === "overallRating"}
            value={form[category]}
            error={errorOf(category)}
            onChange={(rating) => onChange({ [category]: rating })}
          />
        ))}
      </div>
      <LongAnswer
        id={`${id}-bestFeature`}
        name="bestFeature"
        label="Best feature"
        placeholder="What did you like most?"
        maxLength={FEEDBACK_LIMITS.text}
        value={form.bestFeature}
        error={errorOf("bestFeature")}
        onChange={(bestFeature) => onChange({ bestFeature })}
      />
      <LongAnswer
        id={`${id}-improvements`}
        name="improvements"
        label="Improvements"
        placeholder="What should we do better?"
        maxLength={FEEDBACK_LIMITS.text}
        value={form.improvements}
        error={errorOf("improvements")}
        onChange={(improvements) => onChange({ improvements })}
      />
      <Retailers id={id} form={form} errorOf={errorOf} onChange={onChange} />
      <div className="gh-pair">
        <Choice
          id={`${id}-futureUse`}
          name="futureUse"
          label={`Will you use ${PRODUCT_NAME} again?`}
          options={FUTURE_USE}
          value={form.futureUse}
          onChange={(futureUse) => onChange({ futureUse })}
        />
        <Choice
          id={`${id}-wouldRecommend`}
          name="wouldRecommend"
          label="Would you recommend it?"
          options={WOULD_RECOMMEND}
          value={form.wouldRecommend}
          onChange={(wouldRecommend) => onChange({ wouldRecommend })}
        />
      </div>
      <LongAnswer
        id={`${id}-additionalComments`}
        name="additionalComments"
        label="Additional comments"
        maxLength={FEEDBACK_LIMITS.text}
        value={form.additionalComments}
        error={errorOf("additionalComments")}
        onChange={(additionalComments) => onChange({ additionalComments })}
      />
    </>
  );
}

function Retailers({ id, form, errorOf, onChange }: Omit<FeedbackFieldsProps, "charityShare">) {
  return (
    <TextAnswer
      id={`${id}-preferredRetailers`}
      name="preferredRetailers"
      label="Preferred retailers"
      placeholder="Where do you like to shop?"
      maxLength={FEEDBACK_LIMITS.retailers}
      value={form.preferredRetailers}
      error={errorOf("preferredRetailers")}
      onChange={(preferredRetailers) => onChange({ preferredRetailers })}
    />
  );
}
