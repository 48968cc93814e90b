import { styled } from 'styled-components';

/** Over the page, where it covers neither the header nor the field. It can be closed to one line. */
export const MarkBox = styled.details`
  position: fixed;
  top: calc(${({ theme }) => theme.size.header} + ${({ theme }) => theme.space.s});
  left: 50%;
  z-index: 1;
  width: max-content;
  max-width: calc(100% - 2 * ${({ theme }) => theme.space.l});
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.font.size.s};
  background: ${({ theme }) => theme.color.dangerSoft};
  border: 1px solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius.l};
  box-shadow: ${({ theme }) => theme.shadow.low};
  translate: -50%;

  summary {
    font-weight: ${({ theme }) => theme.font.weight.strong};
    cursor: pointer;
  }

  ul {
    padding: 0;
    margin: ${({ theme }) => theme.space.m} 0;
    list-style: none;
  }

  li {
    overflow-wrap: anywhere;
  }
`;
