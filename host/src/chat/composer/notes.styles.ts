import { visuallyHidden } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const NoteRow = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  justify-content: space-between;
  padding: 8px ${({ theme }) => theme.space.xl} 0;
  font-size: ${({ theme }) => theme.font.size.s};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

export const NoteText = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Problem = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.medium};
  color: ${({ theme }) => theme.color.danger};
`;

/** What is announced in place of the sentence. As generated content it is no second copy of it in the page's text. */
export const Spoken = styled.span`
  ${visuallyHidden}

  &::before {
    content: attr(data-words);
  }
`;

export const Limits = styled.p`
  font-size: ${({ theme }) => theme.font.size.xs};
  color: ${({ theme }) => theme.color.textQuiet};

  /* The keyboard leaves little of a low screen. */
  @media (max-height: 480px) {
    ${visuallyHidden}
  }
`;

/** Below the limits, or in their place. */
export const NoteReason = styled.span`
  display: block;
`;

/** Above the field, so that the send button stays in its place; for the keyboard and screen readers it comes after the refusal. */
export const SuggestionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  order: -1;
  padding-bottom: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.size.s};
  overflow-wrap: anywhere;
`;

/** Only useful with a physical keyboard, which usually comes with a mouse. */
export const EnterHint = styled.span`
  display: none;
  flex: none;
  margin-left: auto;
  font-size: ${({ theme }) => theme.font.size.xs};
  color: ${({ theme }) => theme.color.textQuiet};

  @media (pointer: fine) {
    display: block;
  }
`;
