// SurveyJS asks in forms, not in messages: the visitor's message is a text that appears with the answer.
import { createRoot } from 'react-dom/client';
import 'survey-core/survey-core.fontless.min.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import './full-height.css';
import { greeting, options } from './conversation';

const survey = new Model({
  showNavigationButtons: false,
  questionErrorLocation: 'bottom',
  elements: [
    ...greeting.map((text, index) => ({ type: 'html', name: `greeting-${index}`, html: `<p>${text}</p>` })),
    { type: 'radiogroup', name: 'answer', titleLocation: 'hidden', choices: options },
    { type: 'html', name: 'own', html: '<p class="own">{answer}</p>', visibleIf: '{answer} notempty' },
  ],
});

createRoot(document.getElementById('root')).render(<Survey model={survey} />);
