import { isAvailable, type OptionLayout, type StepOption } from '@consorcio/shared/flow';
import { Breakable, Button } from '@consorcio/shared/ui';
import { type MouseEvent, useState } from 'react';
import { css, styled } from 'styled-components';
import { entrance } from '../messages/message.styles';

export interface OptionsProps {
  options: readonly StepOption[];
  layout?: OptionLayout | undefined;
  isNew: boolean;
  /** An answer is being checked or sent: no option can be chosen. */
  isLocked?: boolean;
  chatUrl?: string;
  onChoose(option: StepOption): void;
}

/** The options of a question. The chosen one stays in place and keeps its focus until the conversation continues. */
export function Options({ options, layout = 'flow', isNew, isLocked = false, chatUrl, onChoose }: OptionsProps) {
  const [chosen, setChosen] = useState<string>();
  const isDone = isLocked || chosen !== undefined;

  function handleClick(event: MouseEvent<HTMLButtonElement>, option: StepOption) {
    event.currentTarget.focus(); // Safari does not focus a clicked button
    // The specialists' chat opens in another tab and the conversation does not move: the option can be chosen again.
    if (!option.opens) setChosen(option.id);
    onChoose(option);
  }

  return (
    <OptionsGroup role="group" aria-label="Opções de resposta" $layout={layout} data-new={isNew || undefined}>
      {options.map((option) => {
        const detail = option.unavailable ?? option.detail;
        return (
          <Choice
            key={option.id}
            tone={option.tone ?? 'secondary'}
            $isWide={option.isWide ?? false}
            aria-disabled={isDone || !isAvailable(option) || undefined}
            href={option.opens && chatUrl}
            onClick={(event) => handleClick(event, option)}
          >
            {detail === undefined ? (
              <Breakable text={option.label} />
            ) : (
              <OptionsLines>
                <Breakable text={option.label} />{' '}
                <Detail>
                  <Breakable text={detail} />
                </Detail>
              </OptionsLines>
            )}
          </Choice>
        );
      })}
    </OptionsGroup>
  );
}

/** SPEC section 2, special button layouts. */
const layouts = {
  flow: css`
    display: flex;
    flex-wrap: wrap;
  `,
  /* Two columns if each gets 150 px, otherwise one: a phone of 340 px has just enough. */
  grid: css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(150px, (100% - ${({ theme }) => theme.space.s}) / 2), 1fr));
    max-width: 560px;
  `,
  stack: css`
    display: grid;
    max-width: 480px;
  `,
} as const satisfies Record<OptionLayout, unknown>;

export const OptionsGroup = styled.div<{ $layout: OptionLayout }>`
  ${({ $layout }) => layouts[$layout]}
  gap: ${({ theme }) => theme.space.s};
  padding-left: 40px;
  margin-top: ${({ theme }) => theme.space.l};

  &[data-new] {
    ${entrance}
  }

  @media (max-width: 479px) {
    padding-left: 0;
  }
`;

/** One answer. In a grid a wide one has its own row. */
const Choice = styled(Button)<{ $isWide: boolean }>`
  ${({ $isWide }) => $isWide && 'grid-column: 1 / -1;'}
`;

const OptionsLines = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
`;
