import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Field } from '#design/field.tsx';
import { Panel } from '#design/panel.tsx';
import { TextArea } from '#design/text-area.tsx';
import { REQUEST_MAX_LENGTHS } from '#features/requests/core/contract/fields.ts';
import { answerCompanyQuestion } from '#features/requests/core/contract/requests.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { TranslatableText, useLangAttribute } from '#features/translations/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './request.module.css';
import { useRequestAction } from './use-request-action.ts';

type AskedQuestion = Request['asked'][number];

export const QuestionsPanel = ({ request }: { request: Request }) => {
  const { asking } = useStrings();
  if (request.asked.length === 0) return null;
  return (
    <Panel title={asking.questions} end={asking.askerUnnamed}>
      {request.asked.map((question) => (
        <div key={question.id} className={styles.question}>
          <TranslatableText
            of="question"
            id={question.id}
            text={question.text}
            offer={question.translation}
            className={styles.asked}
          />
          {question.answer === null ? (
            <AnswerForm request={request} question={question} />
          ) : (
            <AnsweredQuestion asked={question} />
          )}
        </div>
      ))}
    </Panel>
  );
};

const AnsweredQuestion = ({
  asked: { answer, answerTranslation, answeredAt, isForAll },
}: {
  asked: AskedQuestion;
}) => {
  const { asking } = useStrings();
  const format = useFormat();
  const lang = useLangAttribute(answerTranslation);
  const day = answeredAt ? format.longDate(new Date(answeredAt)) : '';
  return (
    <>
      <p className={styles.answer} lang={lang}>
        {answer}
      </p>
      <p className={styles.small}>
        {isForAll ? asking.answeredForAll(day) : asking.answeredForOne(day)}
        {isForAll && (
          <Badge tone="ok" icon="check">
            {asking.allCompanies}
          </Badge>
        )}
      </p>
    </>
  );
};

const AnswerForm = ({ request: { id, state }, question }: { request: Request; question: AskedQuestion }) => {
  const { asking } = useStrings();
  const [text, setText] = useState('');
  const [forAll, setForAll] = useState(true);
  const { change, isBusy } = useRequestAction(() =>
    callEndpoint(answerCompanyQuestion, { params: { id, questionId: question.id }, body: { text, forAll } }),
  );
  if (state !== 'open') return null;
  return (
    <form
      method="post"
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void change();
      }}
    >
      <Field label={asking.yourAnswer}>
        <TextArea
          rows={2}
          maxLength={REQUEST_MAX_LENGTHS.answer}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </Field>
      <div className={styles.replyFoot}>
        <Checkbox
          label={asking.answerAll}
          checked={forAll}
          onChange={({ currentTarget: { checked } }) => setForAll(checked)}
        />
        <Button type="submit" size="small" busy={isBusy} disabled={text.trim() === ''}>
          {asking.answer}
        </Button>
      </div>
    </form>
  );
};
