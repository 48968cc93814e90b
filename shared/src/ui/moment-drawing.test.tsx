import { renderWithBrand } from '../testing/page';
import { MomentDrawing } from './moment-drawing';

it.each(['signed', 'arrived'] as const)('%s is decorative: its message has the words', (moment) => {
  const { container } = renderWithBrand(<MomentDrawing moment={moment} />);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
});
