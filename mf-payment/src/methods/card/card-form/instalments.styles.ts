import { styled } from 'styled-components';

export const Fieldset = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
`;

export const InstalmentChoice = styled.label`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  min-height: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  cursor: pointer;
  background: ${({ theme }) => theme.color.surface};
  border: 1.5px solid ${({ theme }) => theme.color.borderControl};
  border-radius: ${({ theme }) => theme.radius.m};
  transition: background-color ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  &:has(:checked) {
    background: ${({ theme }) => theme.color.primarySoft};
    border-color: ${({ theme }) => theme.color.primaryText};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.color.focus};
  }

  [aria-invalid='true'] & {
    border-color: ${({ theme }) => theme.color.danger};
  }

  [aria-readonly='true'] & {
    cursor: default;
    color: ${({ theme }) => theme.color.textQuiet};
  }
`;

export const ChoiceRadio = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  cursor: inherit;
  accent-color: ${({ theme }) => theme.color.primaryText};

  &:focus-visible {
    outline: none; /* the whole row shows the focus ring */
  }
`;

export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.s};
  align-items: baseline;
  justify-content: space-between;
  min-width: 0;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
`;
